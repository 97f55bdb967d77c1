import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

type Fragments = GraphQLResolveInfo["fragments"];

/** By the nodes of the field, which a plan keeps. */
const known = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();

/**
 * The names of the fields that an operation selects of a field's value, in fragments too, and also those that a directive leaves
 * out. A resolver then asks the college only for what they need.
 */
export const selectedFields = ({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">): ReadonlySet<string> => {
  const found = known.get(fieldNodes);
  if (found !== undefined) return found;
  const names = new Set(fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet, fragments)));
  known.set(fieldNodes, names);
  return names;
};

const namesIn = (set: SelectionSetNode | undefined, fragments: Fragments): readonly string[] =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return namesIn(fragment?.selectionSet, fragments);
  });
