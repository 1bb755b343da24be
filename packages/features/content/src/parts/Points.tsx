import { Heading, Text } from '@meridian/ui';
import css from './Points.module.css';

interface Point {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

interface PointsProps {
  points: readonly Point[];
  /** For steps, whose order matters. */
  isNumbered?: boolean;
}

/** Titles with a sentence each, in one or two columns. */
export function Points({ points, isNumbered = false }: PointsProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={css.points}>
      {points.map(({ id, title, body }, index) => (
        <li key={id} className={css.point}>
          {isNumbered && (
            <span className={css.index} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div className={css.words}>
            <Heading level={3} size={16}>
              {title}
            </Heading>
            <Text size={16}>{body}</Text>
          </div>
        </li>
      ))}
    </List>
  );
}
