import type { Schema } from '@meridian/api-client';
import { useEffect, useState } from 'react';
import { checkCount, type Count } from './checkCount.ts';

/** Verifies the proof; undefined until it is verified, `unavailable` in a browser that cannot compute a hash. */
export function useCount(
  proof: Schema<'LiabilityProof'> | undefined,
  published: Schema<'LiabilitySnapshot'> | undefined,
  login: string,
): Count | 'unavailable' | undefined {
  const [checked, setChecked] = useState<{ proof: object; count: Count | 'unavailable' }>();
  useEffect(() => {
    if (!proof || !published) return;
    let isCurrent = true;
    const check = async () => {
      const count = await checkCount(proof, published, login).catch(() => 'unavailable' as const);
      if (isCurrent) setChecked({ proof, count });
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [proof, published, login]);
  return checked?.proof === proof ? checked?.count : undefined;
}
