import type { ComponentType } from "react";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import {
	masterEditParams,
	masterParams,
	noParams,
} from "#kit/contract/master-data/master-params.ts";
import {
	definePanel,
	type Panel,
	type PanelParams,
	type PanelProps,
	type PanelTitle,
} from "#kit/ui/panel-stack/define-panel.ts";
import type { MasterScreens } from "./master-screens.ts";

interface Named {
	readonly id: string;
	readonly title: PanelTitle;
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
	readonly edit: Panel<G extends Required<Pick<Kinds, "create">> ? Entry : MaybeEntry>;
	readonly detail: Panel<Entry>;
}

type Entry = typeof masterParams;
type MaybeEntry = typeof masterEditParams;

/** The panels of declared master data. Light: what they show is loaded when opened. Example: docs/how-to/add-master-data.md. */
export function masterPanels<const G extends Given>(
	given: G,
): Pick<Made<G>, keyof G & keyof Kinds> {
	const { permission: key, features, global, load, overview, create, edit, detail } = given;
	const panel = <Schema extends PanelParams>(
		named: Named | undefined,
		params: Schema,
		level: PermissionLevel,
		view: View<Schema>,
	) =>
		named &&
		definePanel({
			...named,
			params,
			features,
			permission: { key, level, ...(level === "WRITE" && global && { global }) },
			load: showing(load, view),
		});
	const list = panel(overview, noParams, "LIST", views.overview);
	return {
		overview: list && { ...list, palette: true },
		create: panel<typeof noParams>(create, noParams, "WRITE", views.editor),
		edit: panel<Entry | MaybeEntry>(
			edit,
			create ? masterParams : masterEditParams,
			"WRITE",
			views.editor,
		),
		detail: panel(detail, masterParams, "READ", views.detail),
		// those that are not named are not in the type
	} as unknown as Pick<Made<G>, keyof G & keyof Kinds>;
}

/** A component that shows any master data, once its code is there. */
type View<Schema extends PanelParams> = (
	screens: MasterScreens,
) => Promise<ComponentType<PanelProps<Schema>>>;

const views = {
	async overview(screens: MasterScreens) {
		const { MasterOverview } = await import("./master-overview.tsx");
		return () => <MasterOverview screens={screens} />;
	},
	async editor(screens: MasterScreens) {
		const { MasterEditor } = await import("./master-editor.tsx");
		return (given: PanelProps<MaybeEntry>) => <MasterEditor screens={screens} {...given} />;
	},
	async detail(screens: MasterScreens) {
		const { MasterDetail } = await import("./master-detail.tsx");
		return (given: PanelProps<Entry>) => <MasterDetail screens={screens} {...given} />;
	},
};

/** Loads the screens with the component that shows them. */
function showing<Schema extends PanelParams>(load: Given["load"], view: View<Schema>) {
	return async () => {
		const { screens } = await load();
		return { default: await view(screens) };
	};
}
