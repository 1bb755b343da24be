import type * as Ui from '@meridian/ui';
import type { FunctionComponent } from 'react';

/**
 * Prop types as components that are never rendered. Storybook's docs read props from components, so
 * `subcomponents` adds the fields of each type to the table.
 */
const shape =
  <Fields,>(): FunctionComponent<Fields> =>
  () =>
    null;

/** A row of any type. */
interface Row {
  id: string;
}

export const AccordionItem = shape<Ui.AccordionItem>();
export const Breadcrumb = shape<Ui.Breadcrumb>();
export const BrandChoices = shape<Ui.BrandChoices>();
export const ChartLabels = shape<Ui.ChartLabels>();
export const ChartParts = shape<Ui.ChartParts>();
export const ChartPoint = shape<Ui.ChartPoint>();
export const ComboBoxItem = shape<Ui.ComboBoxItem>();
export const DayLetters = shape<Ui.DayLetters>();
export const FieldWords = shape<Ui.FieldWords>();
export const FileDropItem = shape<Ui.FileDropItem>();
export const FileRefusal = shape<Ui.FileRefusal>();
export const FileRowWords = shape<Ui.FileRowWords>();
export const FooterColumnContent = shape<Ui.FooterColumnContent>();
export const FoundListWords = shape<Ui.FoundListWords>();
export const KeyValueItem = shape<Ui.KeyValueItem>();
export const MenuAction = shape<Ui.MenuAction>();
export const MenuGroup = shape<Ui.MenuGroup>();
export const MoneyFieldMessages = shape<Ui.MoneyFieldMessages>();
export const MoneyValue = shape<Ui.MoneyValue>();
export const NavItem = shape<Ui.NavItem>();
export const OfferedLanguage = shape<Ui.OfferedLanguage>();
export const PageTab = shape<Ui.PageTab>();
export const PaginationLabels = shape<Ui.PaginationLabels>();
export const Period = shape<Ui.Period>();
export const PeriodPreset = shape<Ui.PeriodPreset>();
export const SearchGroup = shape<Ui.SearchGroup>();
export const SearchResult = shape<Ui.SearchResult>();
export const SelectionColumnOptions = shape<Ui.SelectionColumnOptions<Row>>();
export const SplitPart = shape<Ui.SplitPart>();
export const StyleCacheOptions = shape<Ui.StyleCacheOptions>();
export const TabItem = shape<Ui.TabItem>();
export const SortableTableColumn = shape<Ui.SortableTableColumn<Row>>();
export const TableColumn = shape<Ui.TableColumn<Row>>();
export const TableRowAction = shape<Ui.TableRowAction<Row>>();
export const TableSort = shape<Ui.TableSort>();
export const TagItem = shape<Ui.TagItem>();
export const TimelineStep = shape<Ui.TimelineStep>();
export const ToastContent = shape<Ui.ToastContent>();
export const ToastQueue = shape<Ui.ToastQueue>();
export const Zones = shape<Ui.Zones>();
