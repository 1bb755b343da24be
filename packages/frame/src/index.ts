export { CabinetFrame, type CabinetFrameProps } from './cabinet/CabinetFrame.tsx';
export { useSettingsEntries } from './useSettingsEntries.ts';
