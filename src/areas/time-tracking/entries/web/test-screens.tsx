import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { contract } from "../contract.ts";
import * as panels from "./panels.ts";
import { answers } from "./test-answers.ts";

/** Panels of entries, for somebody who may decide about all of them; fresh for each test. */
export function freshScreens() {
	const entry = freshEntry();
	const answerChoices = (userId: string) => {
		const { server } = entry();
		server.answer(at(contract.getEntryChoices, userId), answers.getEntryChoices.none);
		server.answer(at(contract.getSuggestedTimes, userId), answers.getSuggestedTimes.none);
	};
	beforeEach(() => {
		clearDrafts();
		sessionStore.set(
			sampleSession({
				permissions: { "timetrackings.manage": [{ scope: "GLOBAL", level: "FULL" }] },
			}),
		);
		const all = Object.values(panels).filter((one) => "load" in one);
		setUpPanels({ panels: all });
		entry().server.answer(contract.listTrackingActivities, answers.listTrackingActivities.all);
		answerChoices(sampleSession().userId);
	});
	const show = (panel: string, shown: TimeTrackingDetail): void => {
		const { id } = shown;
		answerChoices(shown.userId);
		entry().server.answer(at(contract.getTimeTracking, id), shown);
		showPanels({ ...nothingOpen, panels: [{ id: panel, params: { id } }] });
		entry().show(<PanelHost />);
	};
	return { entry, show };
}

/** An operation about one entry, or one change. */
export function at<E extends { readonly path: string }>(endpoint: E, id: string): E {
	return { ...endpoint, path: endpoint.path.replace(/\{\w+\}/, id) };
}

export const button = (name: string) => page.getByRole("button", { name, exact: true });
