import type { ComponentType } from "react";
import type * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { Language } from "#kit/contract/language.ts";
import { type BothTexts, textIn } from "#kit/contract/texts.ts";

/** In both languages. */
export type PanelTitle = BothTexts | ((language: Language) => string);

/** Pixels; the viewport but for 85 px; or a share of the viewport, in per cent, with a maximum in pixels. */
export type PanelWidth = number | "fullscreen" | { readonly percent: number; readonly max: number };

/** `main` begins anew, `sub` lies on what is open, `overlay` floats over both and survives a new main panel. */
export type PanelStackName = "main" | "sub" | "overlay";

export type PanelParams = z.ZodMiniObject;

/** What a panel's component receives; `close` asks the dismissal hook first. */
export type PanelProps<Schema extends PanelParams> = z.output<Schema> & {
	readonly close: () => void;
};

export interface Panel<Schema extends PanelParams = PanelParams> {
	/** As in the panel catalogue, e.g. `users.detail`. */
	readonly id: string;
	/** For breadcrumb, palette and screen readers; the component may say more. */
	readonly title: (language: Language) => string;
	readonly params: Schema;
	/** 700 unless said otherwise. */
	readonly width: PanelWidth;
	readonly stack: PanelStackName;
	/** Reuses the panel that is already open, in whichever stack. */
	readonly single: boolean;
	readonly features: readonly UiFeature[];
	readonly permission:
		| {
				readonly key: PermissionKey;
				readonly level: PermissionLevel;
				/** Held at this level it opens the panel as well. */
				readonly orKey?: PermissionKey;
				/** Held for a unit or site alone it does not do. */
				readonly global?: true;
		  }
		| undefined;
	/** Offered by the command palette; only panels without required parameters can be. */
	readonly palette: boolean;
	readonly load: () => Promise<{ readonly default: ComponentType<PanelProps<Schema>> }>;
}

type Given<Schema extends PanelParams> = Pick<Panel<Schema>, "id" | "params" | "load"> & {
	readonly title: PanelTitle;
	readonly width?: PanelWidth;
	readonly stack?: PanelStackName;
	readonly single?: boolean;
	readonly features?: readonly UiFeature[];
	readonly permission?: Panel["permission"];
	readonly palette?: boolean;
};

/** One panel of the product; its component is loaded when it is first opened. */
export function definePanel<Schema extends PanelParams>(given: Given<Schema>): Panel<Schema> {
	const { title } = given;
	return {
		width: 700,
		stack: "main",
		single: false,
		features: [],
		permission: undefined,
		palette: false,
		...given,
		title: typeof title === "function" ? title : (language) => textIn(title, language),
	};
}

/** Any panel, whatever its parameters are. */
export type AnyPanel = Omit<Panel, "load" | "params"> & {
	readonly params: PanelParams;
	readonly load: () => Promise<unknown>;
};
