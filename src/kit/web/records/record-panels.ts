import type { UiFeature } from "#domain/access/ui-features.ts";
import { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { RecordData } from "#kit/contract/master-data/record-contract.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel, type Panel } from "#kit/ui/panel-stack/define-panel.ts";
import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import { masterPanels } from "../master-data/master-panels.ts";
import type { MasterScreens } from "../master-data/master-screens.ts";

/** What may be said to the picker of a record; it answers with the ids of those chosen. */
export interface EntryPickerGiven extends ChoiceGiven {
	/** Archived entries are offered too. */
	readonly withDisabled?: boolean;
	/** Entries that are not offered. */
	readonly hiddenIds?: readonly string[];
}

interface Given<Group extends string> {
	/** Before the dot in the ids of the panels, e.g. `customers`. */
	readonly prefix: string;
	readonly features: readonly UiFeature[];
	readonly titles: {
		readonly one: BothTexts;
		readonly create: BothTexts;
		readonly edit: BothTexts;
		readonly picker: BothTexts;
		/** `edit-<group>` */
		readonly groups: Readonly<Record<Group, BothTexts>>;
	};
	readonly pickerId: string;
	/** The file that exports the screens; loaded when a panel is opened. */
	readonly load: () => Promise<{ readonly screens: MasterScreens }>;
}

/** The panels of a record: those of master data, one for each group, a picker. Light: what they show is loaded when opened. */
export function recordPanels<Group extends string>(
	{ permission }: Pick<RecordData, "permission">,
	given: Given<Group>,
) {
	const { titles, prefix, features, load } = given;
	const named = (id: string, title: BothTexts) => ({ id: `${prefix}.${id}`, title });
	const groups = Object.entries<BothTexts>(titles.groups).map(([group, title]) => [
		group,
		definePanel({
			...named(`edit-${group}`, title),
			params: masterParams,
			features,
			permission: { key: permission, level: "WRITE" },
			load: showing(load, (views, screens) => views.editGroup(screens, group)),
		}),
	]);
	const { create, ...others } = masterPanels({
		permission,
		features,
		load,
		create: named("create", titles.create),
		detail: named("detail", titles.one),
		edit: named("edit", titles.edit),
	});
	return {
		...others,
		create: { ...create, palette: true },
		groups: Object.fromEntries(groups) as Readonly<Record<Group, Panel<typeof masterParams>>>,
		picker: definePicker<EntryPickerGiven, readonly string[]>({
			id: given.pickerId,
			title: titles.picker,
			load: showing(load, (views, screens) => views.picker(screens)),
		}),
	};
}

/** Loads what a panel shows with the screens that it shows. */
function showing<View>(
	load: Given<string>["load"],
	make: (views: typeof import("./record-views.tsx"), screens: MasterScreens) => View,
) {
	return async () => {
		const [views, { screens }] = await Promise.all([import("./record-views.tsx"), load()]);
		return { default: make(views, screens) };
	};
}
