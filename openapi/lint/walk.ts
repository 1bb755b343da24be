/** The part of Redocly's walk over the contract that the rules use; Redocly gives plugins no types. */

interface Location {
  readonly pointer: string;
  readonly source: { readonly absoluteRef: string };
  readonly child: (keys: readonly (string | number)[]) => Location;
}

/** Where the walk stands. `rawNode` is the node before its `$ref` was followed. */
export interface Walk {
  readonly key: string | number;
  readonly location: Location;
  readonly rawNode: Reference;
  readonly report: (problem: { message: string; location?: Location }) => void;
  /** Follows a `$ref` of the given file, by default of the one that is walked. */
  readonly resolve: <Node extends Reference>(
    reference: Node,
    file?: string,
  ) => { readonly node?: Node; readonly location?: Location };
}

export interface Reference {
  readonly $ref?: string;
}

export interface Schema extends Reference {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly additionalProperties?: unknown;
  readonly maxItems?: number;
  readonly maxProperties?: number;
}

export interface Example {
  readonly value?: unknown;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

export interface Response extends Reference {
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Parameter extends Reference {
  readonly in?: string;
  readonly description?: string;
  readonly example?: unknown;
}

export interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Response;
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: unknown;
  readonly 'x-successor'?: unknown;
  readonly 'x-body-limit'?: unknown;
  readonly 'x-origin'?: unknown;
  readonly 'x-origin-reason'?: unknown;
}
