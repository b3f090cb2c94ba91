import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import type { AbsenceDetail } from "./absence-panel.tsx";
import * as panels from "./panels.ts";
import { answers } from "./test-answers.ts";

/** Panels of absences for Lena, who may decide about nobody unless said otherwise; fresh for each test. */
export function freshScreens() {
	const entry = freshEntry();
	beforeEach(() => {
		clearDrafts();
		queryClient.clear();
		sessionStore.set(sampleSession({ permissions: {} }));
		setUpPanels({ panels: Object.values(panels).filter((one) => "load" in one) });
		const { server } = entry();
		const lena = sampleSession().userId;
		server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
		server.answer(at(entries.getEntryChoices, lena), answers.getEntryChoices.lena);
		server.answer(
			at(contract.listPossibleSubstitutes, lena),
			answers.listPossibleSubstitutes.tomAway,
		);
	});
	const showPanel = (id: string, params: object): void => {
		showPanels({ ...nothingOpen, panels: [{ id, params: { ...params } }] });
		entry().show(<PanelHost />);
	};
	const show = (panel: string, shown: AbsenceDetail): void => {
		const { id } = shown;
		entry().server.answer(at(contract.getAbsence, id), shown);
		showPanel(panel, { id });
	};
	return { entry, show, showPanel };
}

/** Who decides for everybody. */
export function asBoss(): void {
	const permissions = { "absences.manage": [{ scope: "GLOBAL", level: "FULL" } as const] };
	sessionStore.set(sampleSession({ userId: crypto.randomUUID(), permissions }));
}

/** An operation about one absence, or one person. */
export function at<E extends { readonly path: string }>(endpoint: E, id: string): E {
	return { ...endpoint, path: endpoint.path.replace(/\{\w+\}/, id) };
}

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const field = (name: string) => page.getByRole("textbox", { name, exact: true });

export async function choose(select: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: select }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}
