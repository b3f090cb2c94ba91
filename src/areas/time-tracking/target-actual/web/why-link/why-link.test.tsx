import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../../contract.ts";
import { targetActualDetail, timeReportsDetail } from "../panels.ts";
import { day, sampleDay, userId } from "../why/test-day.ts";
import { DayEffect } from "./day-effect.tsx";
import { WhyDay, WhyMonth } from "./why-link.tsx";

const entry = freshEntry();
const asked = { ...contract.getDayTrace, path: `/api/target-actuals/${userId}/days/${day}` };
const whys = page.getByRole("button", { name: /^Warum\?/ });

beforeEach(() => {
	showPanels(nothingOpen);
	setUpPanels({ panels: [targetActualDetail, timeReportsDetail] });
	entry().server.answer(asked, sampleDay);
});

function showAll() {
	entry().show(
		<main>
			<h1>Zeiteintrag</h1>
			<h2>Zeiteintrag</h2>
			<DayEffect userId={userId} day={day} />
			<WhyDay userId={userId} day={day} stack="main" />
			<WhyMonth userId={userId} month="2026-11" />
		</main>,
	);
}

test("one's own day shows its effect and leads to its reasons", async () => {
	sessionStore.set(sampleSession({ userId }));
	showAll();
	const effect = page.getByRole("region", { name: "Wirkung auf den Tag" });
	await expect.element(effect.getByText("+1:50")).toBeVisible();
	await expect.element(effect.getByRole("list", { name: "Gewertet" })).toBeVisible();
	await expectAccessible();
	await effect.getByRole("button", { name: "Warum? Do 19.11. im Detail" }).click();
	await soon(() => openPanels().panels).toEqual([
		{ id: targetActualDetail.id, params: { userId, day } },
	]);
	await page.getByRole("button", { name: "Warum? November 2026 in der Monatsübersicht" }).click();
	await soon(() => openPanels().panels.at(-1)).toEqual({
		id: timeReportsDetail.id,
		params: { userId, month: "2026-11" },
	});
});

test("others' figures lead there only for who may read their times", async () => {
	sessionStore.set(sampleSession({ permissions: {} }));
	showAll();
	const effect = page.getByRole("region", { name: "Wirkung auf den Tag" });
	await expect.element(effect).toBeVisible();
	expect(whys.elements()).toHaveLength(0);
	const read = [{ scope: "GLOBAL", level: "READ" } as const];
	sessionStore.set(sampleSession({ permissions: { "timetrackings.manage": read } }));
	await soon(() => whys.elements().length).toBe(3);
});

test("where the panel does not exist, nothing is asked or shown", async () => {
	sessionStore.set(sampleSession({ userId }));
	setUpPanels({ panels: [] });
	showAll();
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(whys.elements()).toHaveLength(0);
	expect(entry().server.calls(asked)).toHaveLength(0);
});
