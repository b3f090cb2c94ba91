import type { ComponentType } from "react";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import {
	masterEditParams,
	masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel, type Panel } from "#kit/ui/panel-stack/define-panel.ts";
import type { MasterScreens } from "./master-screens.ts";

interface Named {
	readonly id: string;
	readonly title: BothTexts;
}

/** Panels that are left out do not exist. */
interface Kinds {
	/** The list of all entries. */
	readonly overview?: Named;
	/** Creates, where that is a panel of its own. */
	readonly create?: Named;
	/** Changes, and creates where there is no `create`. */
	readonly edit?: Named;
	readonly detail?: Named;
}

interface Given extends Kinds {
	readonly permission: PermissionKey;
	readonly features: readonly UiFeature[];
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
	const { permission: key, features, global, load, overview, create, edit, detail } = given;
	const common = (named: Named, level: PermissionLevel) => ({
		...named,
		features,
		permission: { key, level, ...(level === "WRITE" && global && { global }) },
	});
	const panels = {
		overview:
			overview &&
			definePanel({
				...common(overview, "LIST"),
				params: noParams,
				palette: true,
				load: showing(load, async () => (await import("./master-overview.tsx")).MasterOverview),
			}),
		create:
			create &&
			definePanel({
				...common(create, "WRITE"),
				params: noParams,
				load: showing(load, async () => (await import("./master-editor.tsx")).MasterCreator),
			}),
		edit:
			edit &&
			definePanel({
				...common(edit, "WRITE"),
				params: create === undefined ? masterEditParams : masterParams,
				load: showing(load, async () => (await import("./master-editor.tsx")).MasterEditor),
			}),
		detail:
			detail &&
			definePanel({
				...common(detail, "READ"),
				params: masterParams,
				load: showing(load, async () => (await import("./master-detail.tsx")).MasterDetail),
			}),
	};
	// those that are not named are not in the type
	return panels as unknown as Pick<Made<G>, keyof G & keyof Kinds>;
}

/** Loads a view and the screens that it shows. */
function showing<Props extends { readonly screens: MasterScreens }>(
	load: Given["load"],
	loadView: () => Promise<ComponentType<Props>>,
) {
	return async () => {
		const [View, { screens }] = await Promise.all([loadView(), load()]);
		return {
			default: (props: Omit<Props, "screens">) => <View {...({ ...props, screens } as Props)} />,
		};
	};
}
