import { type ComponentType, createElement } from "react";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import {
	entryParams,
	masterEditParams,
	type masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import {
	definePanel,
	type Panel,
	type PanelParams,
	type PanelProps,
} from "#kit/ui/panel-stack/define-panel.ts";
import type { MasterScreens } from "./master-screens.ts";

interface Named {
	readonly id: string;
	readonly title: BothTexts;
}

/** Panels that are left out do not exist. */
interface Kinds {
	/** The list of all entries. */
	readonly overview?: Named | undefined;
	/** Creates, where that is a panel of its own. */
	readonly create?: Named | undefined;
	/** Changes, and creates where there is no `create`. */
	readonly edit?: Named | undefined;
	readonly detail?: Named | undefined;
}

interface Given extends Kinds {
	readonly permission: PermissionKey;
	readonly features: readonly UiFeature[];
	/** What the declaration calls the id of an entry; `id` unless given. */
	readonly idName?: string;
	/** Held for a unit or site alone, the right does not open the forms. */
	readonly global?: true;
	/** The file that exports the screens; loaded when a panel is opened. */
	readonly load: () => Promise<{ readonly screens: MasterScreens }>;
}

interface Made<G> {
	readonly overview: Panel<typeof noParams>;
	readonly create: Panel<typeof noParams>;
	readonly edit: Panel<
		G extends { readonly create: Named } ? typeof masterParams : typeof masterEditParams
	>;
	readonly detail: Panel<typeof masterParams>;
}

/** The panels of declared master data. Light: what they show is loaded when opened. Example: docs/how-to/add-master-data.md. */
export function masterPanels<const G extends Given>(
	given: G,
): Pick<Made<G>, keyof G & keyof Kinds> {
	const { permission: key, features, global, idName = "id", load } = given;
	const panel = (kind: keyof Kinds, level: PermissionLevel, params: PanelParams) => {
		const named = given[kind];
		return (
			named &&
			definePanel({
				...named,
				params,
				features,
				permission: { key, level, ...(level === "WRITE" && global && { global }) },
				palette: kind === "overview",
				load: async () => {
					const [views, { screens }] = await Promise.all([import("./master-views.tsx"), load()]);
					const View = views[kind](screens) as ComponentType<PanelProps<PanelParams>>;
					return { default: ofEntry(idName, View) };
				},
			})
		);
	};
	const ofOne = entryParams(idName);
	const panels = {
		overview: panel("overview", "LIST", noParams),
		create: panel("create", "WRITE", noParams),
		edit: panel("edit", "WRITE", given.create === undefined ? masterEditParams : ofOne),
		detail: panel("detail", "READ", ofOne),
	};
	// those that are not named are not in the type, and each view takes what its params are
	return panels as unknown as Pick<Made<G>, keyof G & keyof Kinds>;
}

/** Views know an entry's id as `id`, whatever its panels call it. */
export function ofEntry<Props extends object>(
	idName: string,
	View: ComponentType<Props>,
): ComponentType<Props> {
	if (idName === "id") return View;
	return (given: Props) => createElement(View, { ...given, id: given[idName as keyof Props] });
}
