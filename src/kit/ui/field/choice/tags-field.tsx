import { type MultiGiven, MultiSelectField } from "./multi-select-field.tsx";

/** Tags in the colours people gave them; `onCreate` makes new ones by typing. */
export function TagsField(given: MultiGiven<string>) {
	return <MultiSelectField {...given} />;
}
