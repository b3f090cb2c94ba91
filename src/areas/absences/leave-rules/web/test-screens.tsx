import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import {
	leaveAccountsAssignRules,
	leaveRulesCreate,
	leaveRulesDetail,
	leaveRulesEdit,
	leaveRulesOverview,
} from "./panels.ts";
import { answers } from "./test-answers.ts";

/** Thirty days for a department, still switched off; and the same with a second version. */
export const { agreed: rule, two: later } = answers.getLeaveRule;
const { id } = rule;
/** Mia has the rule by her department, Sven another that is switched off. */
export const [mia, sven] = [
	"01a1fd2c-47a0-70d1-9a38-000000000071",
	"01a1fd2c-47a0-70d1-9a38-000000000072",
] as const;
const path = `/api/leave-rules/${id}`;

/** The operations of the rule at their paths. */
export const at = {
	get: { ...contract.getLeaveRule, path },
	rename: { ...contract.updateLeaveRule, path },
	remove: { ...contract.deleteLeaveRule, path },
	state: { ...contract.updateLeaveRuleState, path: `${path}/state` },
	versions: { ...contract.createLeaveRuleVersion, path: `${path}/versions` },
	version: {
		...contract.updateLeaveRuleVersion,
		path: `${path}/versions/${rule.versions[0]?.id}`,
	},
	assign: { ...contract.createLeaveRuleAssignment, path: `${path}/assignments` },
	assignment: {
		...contract.updateLeaveRuleAssignment,
		path: `${path}/assignments/${rule.assignments[0]?.id}`,
	},
	ofMia: { ...contract.listUserLeaveRules, path: `/api/users/${mia}/leave-rules` },
	ofSven: { ...contract.listUserLeaveRules, path: `/api/users/${sven}/leave-rules` },
};

const panels = [
	leaveRulesOverview,
	leaveRulesDetail,
	leaveRulesCreate,
	leaveRulesEdit,
	leaveAccountsAssignRules,
];

/** Panels of rules of leave with what the server answered; call at the top of a test file. */
export function leaveRuleScreens() {
	const entry = freshEntry();
	beforeEach(() => {
		clearDrafts();
		sessionStore.set(sampleSession());
		setUpPanels({ panels });
		const { server } = entry();
		server.answer(contract.listLeaveRules, answers.listLeaveRules.four);
		server.answer(activities.listAbsenceActivities, answers.listAbsenceActivities.all);
		server.answer(at.get, rule);
		server.answer(at.ofMia, answers.listUserLeaveRules.mia);
		server.answer(at.ofSven, answers.listUserLeaveRules.sven);
	});
	const show = (panelId: string, params: Record<string, unknown> = { id }) => {
		showPanels({ ...nothingOpen, panels: [{ id: panelId, params }] });
		entry().show(<PanelHost />);
	};
	return { entry, show };
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const heading = (name: string) => page.getByRole("heading", { name });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const words = (text: string) => page.getByText(text, { exact: false });
export const gone = (panelTitle: string) =>
	expect.element(page.getByRole("heading", { name: panelTitle })).not.toBeInTheDocument();

export async function choose(label: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: label }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

export async function type(name: string, value: string): Promise<void> {
	await field(name).fill(value);
	await userEvent.tab();
}

/** What the rule gives. */
export const thirty = "30 Tage bei fünf Arbeitstagen, enthält den gesetzlichen Teil.";
