/** The props of React Aria worth documenting. The others, such as `onHoverStart`, explain themselves. */
const ASKED_ABOUT = new Set(
  [
    'value defaultValue onChange name form isDisabled isReadOnly autoFocus validate',
    'type inputMode autoComplete pattern onSubmit onClear action method validationErrors',
    'isSelected defaultSelected isIndeterminate minValue maxValue step',
    'isOpen defaultOpen onOpenChange placement delay isDismissable isKeyboardDismissDisabled role',
    'expandedKeys defaultExpandedKeys onExpandedChange allowsMultipleExpanded',
    'selectedKey defaultSelectedKey onSelectionChange keyboardActivation',
    'onPress target rel download',
  ].flatMap((names) => names.split(' ')),
);

const OF_REACT_ARIA = /\/node_modules\/(react-aria-components|react-aria|react-stately|@react-types)\//;

interface Prop {
  name: string;
  declarations?: { fileName: string }[] | undefined;
}

/** Whether the props table shows a prop: ours always, selected ones of React Aria, none of the DOM. */
export function isForAReader({ name, declarations = [] }: Prop): boolean {
  return declarations.some(({ fileName }) =>
    fileName.includes('/node_modules/') ? ASKED_ABOUT.has(name) && OF_REACT_ARIA.test(fileName) : true,
  );
}
