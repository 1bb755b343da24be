import styled from '@emotion/styled';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { UploadIcon } from '../Icon/icons.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import type { FileDropItem } from './FileDropItem.ts';
import { FileRow, type FileRowWords } from './FileRow.tsx';
import { FileSentences } from './FileSentences.tsx';
import { NeedsFile } from './NeedsFile.tsx';
import type { FileRefusal, FileRules } from './readFiles.ts';

export interface FileDropProps
  extends Unstyled<Omit<DropZoneProps, 'children' | 'onDrop' | 'getDropOperation'>>, FileRules {
  label: string;
  /** The accepted files, stated in advance: «JPEG or PNG, up to 10 MB». */
  description: string;
  /** Makes a file required; shown when the form is submitted without one. */
  requiredMessage?: string | undefined;
  /** An error that the page knows about. */
  errorMessage?: string | undefined;
  words: FileRowWords & {
    /** Label of the button. */
    choose: string;
    /** Shown after the button for mouse users: «or drop it here». */
    drop: string;
    /** The reason a file was rejected, and what is accepted. */
    refuse: (refusal: FileRefusal) => string;
  };
  /** The files so far, with the state of each. */
  items: readonly FileDropItem[];
  /** Called with valid files that were dropped, pasted or chosen. The host uploads them, at once or with its form. */
  onAdd: (files: readonly File[]) => void;
  /** Called when files were rejected. A page with an `errorMessage` about an earlier file removes it here. */
  onRefuse?: (() => void) | undefined;
  onRemove: (id: string) => void;
  /** The size of an image: a thumbnail beside its name, or `large` above it, to see whether a document is readable. */
  preview?: 'thumbnail' | 'large';
  /** Uploads a failed file again. */
  onRetry: (id: string) => void;
}

const loadReader = () => import('./readFiles.ts');

/** File upload: documents, photos. The host uploads the files; this component shows the progress. */
export const FileDrop = forwardRef<HTMLButtonElement, FileDropProps>(function FileDrop(
  {
    label,
    description,
    requiredMessage,
    errorMessage,
    words,
    items,
    onAdd,
    onRefuse,
    onRemove,
    onRetry,
    acceptedTypes,
    maximumBytes,
    maximumFiles,
    preview = 'thumbnail',
    isDisabled = false,
    ...props
  },
  ref,
) {
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const [isMissed, setMissed] = useState(false);
  const id = useId();
  useEffect(() => {
    // So that no file waits for it.
    loadReader().catch(() => undefined);
  }, []);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const add = async (files: readonly File[], folders: readonly FileRefusal[] = []) => {
    const held = maximumFiles === 1 ? 0 : items.length;
    // In turn, so that the file that was chosen last is added last.
    const reading = queue.current.then(loadReader).then(
      ({ readFiles }) => readFiles(files, { acceptedTypes, maximumBytes, maximumFiles }, held),
      // A later choice loads it again.
      () => ({ taken: [], refused: files.map((file) => ({ reason: 'unreadable', file }) as const) }),
    );
    queue.current = reading;
    const read = await reading;
    const allRefused = [...folders, ...read.refused];
    setRefused(allRefused);
    if (allRefused.length > 0) onRefuse?.();
    if (read.taken.length > 0) onAdd(read.taken);
  };
  const isEmpty = items.length === 0;
  const missed = isMissed && isEmpty ? requiredMessage : undefined;
  const sentences = [...refused.map(words.refuse), errorMessage, missed].filter((one) => one !== undefined);
  return (
    <Root role="group" aria-labelledby={`${id}label`}>
      <Label id={`${id}label`}>{label}</Label>
      <Description id={`${id}description`}>{description}</Description>
      <Zone
        {...props}
        isDisabled={isDisabled}
        // Without both labels React Aria uses its own generic one for the paste target.
        aria-label={label}
        aria-labelledby={`${id}choose ${id}drop ${id}description`}
        data-invalid={sentences.length > 0 || undefined}
        onDrop={async ({ items: dropped }) =>
          add(
            await Promise.all(dropped.filter((one) => one.kind === 'file').map((one) => one.getFile())),
            dropped
              .filter((one) => one.kind === 'directory')
              .map(({ name }) => ({ reason: 'folder', file: { name } })),
          )
        }
      >
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple={maximumFiles > 1}
          onSelect={(files) => void add([...(files ?? [])])}
        >
          <Button
            ref={ref}
            id={`${id}choose`}
            icon={UploadIcon}
            isDisabled={isDisabled}
            aria-describedby={`${id}label ${id}description ${id}errors`}
          >
            {words.choose}
          </Button>
        </FileTrigger>
        <Drop id={`${id}drop`}>{words.drop}</Drop>
      </Zone>
      {requiredMessage !== undefined && isEmpty && !isDisabled && (
        <NeedsFile onMissed={() => setMissed(true)} />
      )}
      <FileSentences id={`${id}errors`} sentences={sentences} />
      {items.length > 0 && (
        <List role="list">
          {items.map((item) => (
            <FileRow
              key={item.id}
              {...{ item, words, preview, isDisabled }}
              onRemove={() => onRemove(item.id)}
              onRetry={() => onRetry(item.id)}
            />
          ))}
        </List>
      )}
    </Root>
  );
});

const Root = styled('div')`
  display: grid;
  gap: ${token.space2};
  min-inline-size: 0;
`;

const Label = styled('span')`
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  line-height: ${token.line14};
`;

const Description = styled('span')`
  color: ${token.inkMuted};
  font-size: ${token.text14};
  line-height: ${token.line14};
`;

const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space2} ${token.space3};
  min-block-size: 96px;
  padding: ${token.space4};
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceSunken};
  transition: border-color ${token.motionFast};

  &[data-invalid] {
    border-color: ${token.danger};
  }

  &[data-disabled] {
    border-color: ${token.line};
    color: ${token.inkMuted};
  }

  &[data-drop-target] {
    border-color: ${token.accentLine};
    border-style: solid;
    background: ${token.accentSurface};
  }

  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }

    &[data-drop-target] {
      outline: 2px solid Highlight;
    }
  }
`;

const Drop = styled('span')`
  color: ${token.inkMuted};

  font-size: ${token.text14};
  line-height: ${token.line14};

  [data-disabled] > & {
    opacity: ${token.opacityDisabled};
  }

  @media (forced-colors: active) {
    [data-disabled] > & {
      color: inherit;
    }
  }

  @media (hover: none) {
    display: none;
  }
`;

const List = styled('ul')`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space2};
`;
