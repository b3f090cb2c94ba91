import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { useMay } from "../session/session-store.ts";
import { useApi } from "../use-api.ts";
import type { AnyItem, Reference } from "./person-screens.ts";

interface Given {
	readonly reference: Reference<AnyItem>;
	/** Id of the entry that the row holds. */
	readonly held: unknown;
	readonly item: AnyItem | undefined;
	readonly given: FieldGiven<string | null>;
}

type Entry = { readonly id: string };

/**
 * Chooses an entry of master data. What the row holds already stays offered, although it is archived or may not be listed.
 */
export function ReferenceInput({ reference, held, item, given }: Given) {
	const { data, labelOf, heldName } = reference;
	const enabled = useMay(data.permission, "LIST");
	const question = { isEnabled: true, pageSize: limits.listLength };
	const answer = useApi(data.operations.list, question as never, { enabled });
	const { items = [] } = (answer.data ?? {}) as { readonly items?: readonly Entry[] };
	const known = items.map((entry) => ({ value: entry.id, label: labelOf(entry as never) }));
	const name = item && heldName(item);
	const isHidden = typeof held === "string" && name && !known.some(({ value }) => value === held);
	const options = isHidden ? [...known, { value: held, label: name }] : known;
	return <SelectField {...given} options={options} />;
}
