export {
  createToastQueue,
  type ToastContent,
  type ToastQueue,
  type ToastSeverity,
} from './createToastQueue.ts';
export { ToastProvider, useToast, type ToastProviderProps } from './ToastProvider.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
