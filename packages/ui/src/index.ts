export { Alert, type AlertProps } from './Alert/Alert.tsx';
export { Amount, type AmountProps } from './Amount/Amount.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export type { NavItem } from './AppShell/NavItem.ts';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export { brandCss, defaultBrand, defineBrand, type Brand, type BrandChoices } from './brand.ts';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Spinner } from './Button/Spinner.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './CodeField/CodeField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { contrastFailures, type ContrastFailure, type ContrastRule } from './contrastRules.ts';
export { CopyField, type CopyFieldProps } from './CopyField/CopyField.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DateTime, type DateTimeProps } from './DateTime/DateTime.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FieldLabel, FieldMessages, type FieldWords } from './Form/FieldParts.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export type { Gap } from './gap.ts';
export { GlobalStyles } from './GlobalStyles/GlobalStyles.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconProps, type LucideIcon } from './Icon/Icon.tsx';
export * from './Icon/icons.ts';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { KeyValueList, type KeyValueItem, type KeyValueListProps } from './KeyValueList/KeyValueList.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { Menu, type MenuAction, type MenuProps } from './Menu/Menu.tsx';
export {
  emptyMoney,
  MoneyField,
  moneyValue,
  type MoneyFieldMessages,
  type MoneyFieldProps,
  type MoneyValue,
} from './MoneyField/MoneyField.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination/Pagination.tsx';
export type { Tone } from './palette.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Percent, type PercentProps } from './Percent/Percent.tsx';
export { Progress, type ProgressProps } from './Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { RadioCard, type RadioCardProps } from './RadioCards/RadioCard.tsx';
export { RadioCards, type RadioCardsProps } from './RadioCards/RadioCards.tsx';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Select, SelectItem, type SelectItemProps, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SplitBar, type SplitBarProps, type SplitPart } from './SplitBar/SplitBar.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stat, type StatProps } from './Stat/Stat.tsx';
export { StatList, type StatListProps } from './Stat/StatList.tsx';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export type { TableColumn, TableRowAction, TableSort } from './Table/TableColumn.ts';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Timeline, type TimelineProps, type TimelineState, type TimelineStep } from './Timeline/Timeline.tsx';
export {
  createToastQueue,
  type ToastContent,
  type ToastQueue,
  type ToastSeverity,
} from './Toast/createToastQueue.ts';
export { ToastProvider, useToast, type ToastProviderProps } from './Toast/ToastProvider.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { token, type TokenName } from './tokens.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export type { Unstyled } from './Unstyled.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
