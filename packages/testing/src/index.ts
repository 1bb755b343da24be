// Types of the matchers that `setup.ts` installs.
import type {} from '@testing-library/jest-dom/vitest';

export type { Language } from '@meridian/i18n';
export { mockApi } from '@meridian/api-client/testing';
export { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
export { userEvent as user } from '@testing-library/user-event';
export { fill } from './fill.ts';
export { advanceClock, freezeClock, moveServerClock } from './clock.ts';
export { frozenNow } from './limits.ts';
export { loadMessages, type Messages } from './loadMessages.ts';
export { mockServer } from './mockServer.ts';
export { expectRefusedAgain } from './expectRefusedAgain.ts';
export { render, renderHook, type Surroundings } from './render.tsx';
