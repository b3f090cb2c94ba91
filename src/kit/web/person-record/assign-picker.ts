import type { Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker, type Picker } from "#kit/ui/picker/define-picker.ts";

/** Whom a row is given to, as the person in front of the screen knows them. */
export interface AssignGiven {
	readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Answers once somebody got a row. */
export interface AssignPicker extends Picker<AssignGiven, true> {
	readonly permission: NonNullable<Panel["permission"]>;
}

type Definition = Parameters<typeof definePicker>[0] &
	Pick<Panel, "features"> & { readonly permission: NonNullable<Panel["permission"]>["key"] };

/** The panel that gives several people a row each; its component is made by `assignPanel`. */
export function assignPicker({ features, permission, ...rest }: Definition): AssignPicker {
	const picker = definePicker<AssignGiven, true>(rest);
	return { ...picker, features, permission: { key: permission, level: "WRITE" } };
}
