import type * as z from "zod/mini";
import type { Panel, PanelParams, PanelStackName } from "./define-panel.ts";
import {
	mayOpenPanel,
	openPanels,
	panelPlace,
	registeredPanels,
	rememberOpener,
} from "./panel-stack.ts";
import { closeIn, openIn } from "./panel-state.ts";

/**
 * Opens a panel, by the rules of `openIn`. Unknown panels and those without permission stay shut.
 *
 * Example: `openPanel(userDetail, { userId })`
 */
export function openPanel<Schema extends PanelParams>(
	panel: Panel<Schema>,
	params: z.input<Schema>,
	options: { readonly stack?: PanelStackName } = {},
): void {
	const registered = registeredPanels().get(panel.id);
	if (registered === undefined || !mayOpenPanel(registered)) return;
	rememberOpener(panel.id);
	const opening = openingOf(panel, params, options.stack ?? panel.stack);
	panelPlace().go(openIn(openPanels(), opening), "push");
}

/** Puts the next step in the place of a panel that is done: closing that one leads to where the first was opened from. */
export function goOnTo<Schema extends PanelParams>(
	done: { readonly id: string },
	panel: Panel<Schema>,
	params: z.input<Schema>,
): void {
	const rest = closeIn(openPanels(), done.id);
	panelPlace().go(openIn(rest, openingOf(panel, params, "sub")), "replace");
}

function openingOf(panel: Pick<Panel, "id" | "single">, params: unknown, stack: PanelStackName) {
	return { id: panel.id, params: params as Record<string, unknown>, stack, single: panel.single };
}

/** Closes a panel and what lies above it; its dismissal hook may cancel that. */
export function closePanel(panel: { readonly id: string }): void {
	const next = closeIn(openPanels(), panel.id);
	if (next !== openPanels()) panelPlace().go(next, "replace");
}

/** The same when a person closes it by key or button: Back does not bring it up again. */
export function dismissPanel(id: string): void {
	const next = closeIn(openPanels(), id);
	if (next !== openPanels()) panelPlace().backTo(next);
}
