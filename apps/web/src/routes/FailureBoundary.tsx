import { forgetFailedMessages } from '@meridian/i18n';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface FailureBoundaryProps {
  children: ReactNode;
  /** Shown instead of what failed. */
  Failure: ComponentType<{ onRetry: () => void }>;
  /** A new value clears the failure. */
  page?: string;
  /** Drops what the children cached of a failed load. */
  onFailure?: () => void;
}

/**
 * Shows a failure instead of a blank page. A retry loads again what failed to load. When that fails too, the browser may
 * have cached the failure (some do so for modules), and the page is reloaded.
 */
export function FailureBoundary({ children, Failure, page, onFailure }: FailureBoundaryProps) {
  const isRetried = useRef(false);
  return (
    <ErrorBoundary
      resetKeys={[page]}
      fallbackRender={({ resetErrorBoundary }) => (
        <>
          <RetryOnline retry={resetErrorBoundary} />
          <Failure
            onRetry={() => {
              isRetried.current = true;
              resetErrorBoundary();
            }}
          />
        </>
      )}
      onError={(error) => {
        console.error(error);
        forgetFailedMessages();
        onFailure?.();
        // Offline a reload would replace the app by the browser's own error page.
        if (isRetried.current && navigator.onLine) window.location.reload();
      }}
      onReset={({ reason }) => {
        if (reason === 'keys') isRetried.current = false;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Retries when the connection is back. */
function RetryOnline({ retry }: { retry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return null;
}
