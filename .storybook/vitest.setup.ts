import { setProjectAnnotations } from '@storybook/react-vite';
import preview from './preview.tsx';

setProjectAnnotations([preview.composed]);
