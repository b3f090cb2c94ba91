import type { ComponentType } from "react";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import type { BothTexts } from "#kit/contract/texts.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import type { MasterScreens } from "./master-screens.ts";

type Name = "overview" | "create" | "detail" | "edit";

interface Given {
	readonly ids: Readonly<Record<Name, string>>;
	readonly titles: Readonly<Record<Name, BothTexts>>;
	readonly features: readonly UiFeature[];
	/** Held for a unit or site alone, the right does not open the forms. */
	readonly global?: true;
	/** The file that exports the screens; loaded when a panel is opened. */
	readonly load: () => Promise<{ readonly screens: MasterScreens }>;
}

/** The panels of master data. Light: what they show is loaded when opened. */
export function masterPanels(
	{ permission: key }: { readonly permission: PermissionKey },
	{ ids, titles, features, global, load }: Given,
) {
	const common = (name: Name, level: PermissionLevel) => ({
		id: ids[name],
		title: titles[name],
		features,
		permission: { key, level, ...(level === "WRITE" && global && { global }) },
	});
	const editor = showing(load, async () => (await import("./master-editor.tsx")).MasterEditor);
	return {
		overview: definePanel({
			...common("overview", "LIST"),
			params: noParams,
			palette: true,
			load: showing(load, async () => (await import("./master-overview.tsx")).MasterOverview),
		}),
		create: definePanel({ ...common("create", "WRITE"), params: noParams, load: editor }),
		detail: definePanel({
			...common("detail", "READ"),
			params: masterParams,
			load: showing(load, async () => (await import("./master-detail.tsx")).MasterDetail),
		}),
		edit: definePanel({ ...common("edit", "WRITE"), params: masterParams, load: editor }),
	};
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
