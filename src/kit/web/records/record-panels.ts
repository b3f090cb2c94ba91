import type { ComponentType } from "react";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import type { RecordData } from "#kit/contract/master-data/record-contract.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel, type PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
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

type Views = typeof import("./record-views.tsx");
type Make<View> = (views: Views, screens: MasterScreens) => View;

/** The panels of a record: create, detail, edit, one for each group, a picker. Light: what they show is loaded when opened. */
export function recordPanels<Group extends string>(
	{ permission }: Pick<RecordData, "permission">,
	given: Given<Group>,
) {
	const { titles, pickerId } = given;
	const { panel, loading } = panelMaker(permission, given);
	const groups = Object.entries<BothTexts>(titles.groups).map(([group, title]) => [
		group,
		panel(`edit-${group}`, title, "WRITE", (views, screens) => views.editGroup(screens, group)),
	]);
	return {
		create: definePanel({
			id: `${given.prefix}.create`,
			title: titles.create,
			params: noParams,
			features: given.features,
			permission: { key: permission, level: "WRITE" },
			palette: true,
			load: loading((views, screens) => views.create(screens)),
		}),
		detail: panel("detail", titles.one, "READ", (views, screens) => views.detail(screens)),
		edit: panel("edit", titles.edit, "WRITE", (views, screens) => views.edit(screens)),
		groups: Object.fromEntries(groups) as Readonly<Record<Group, ReturnType<typeof panel>>>,
		picker: definePicker<EntryPickerGiven, readonly string[]>({
			id: pickerId,
			title: titles.picker,
			load: loading((views, screens) => views.picker(screens)),
		}),
	};
}

function panelMaker(key: PermissionKey, { prefix, features, load }: Given<string>) {
	const loading =
		<View>(make: Make<View>) =>
		async () => {
			const [views, { screens }] = await Promise.all([import("./record-views.tsx"), load()]);
			return { default: make(views, screens) };
		};
	const panel = (
		id: string,
		title: BothTexts,
		level: PermissionLevel,
		make: Make<ComponentType<PanelProps<typeof masterParams>>>,
	) =>
		definePanel({
			id: `${prefix}.${id}`,
			title,
			params: masterParams,
			features,
			permission: { key, level },
			load: loading(make),
		});
	return { panel, loading };
}
