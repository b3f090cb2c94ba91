import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { availabilityCreate } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const answers = recorded(contract, file);
const { userId } = sampleSession();

beforeEach(() => {
	clearDrafts();
	setServerTime("2026-07-01T08:00:00Z");
	const own = { scope: "GLOBAL", level: "WRITE" } as const;
	sessionStore.set(
		sampleSession({ permissions: { "shiftplan.availabilities.own.manage": [own] } }),
	);
	setUpPanels({ panels: [availabilityCreate] });
	showPanels(nothingOpen);
});

test("what was said is listed, taken back, and a wish for hours of a day is made", async () => {
	const { server, show } = entry();
	server.answer(contract.listAvailabilities, answers.listAvailabilities.some);
	server.answer(contract.setAvailability, answers.setAvailability.said);
	show(<PanelHost />);
	openPanel(availabilityCreate, { day: "2026-07-01" });
	await expect.element(page.getByText("Di 07.07. – Mi 08.07.2026")).toBeVisible();
	await expect.element(page.getByText("Wunschdienst (wichtig)")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: /zurücknehmen: Di 07.07/ }).click();
	const calls = () => server.calls(contract.setAvailability).map(({ body }) => body);
	await soon(() => calls()[0]).toMatchObject({
		...{ userId, available: null },
		...{ begin: "2026-07-06T22:00:00.000Z", end: "2026-07-08T22:00:00.000Z" },
	});
	await page.getByText("Verfügbar", { exact: true }).click();
	await page.getByRole("textbox", { name: "Uhrzeit" }).fill("22-6");
	await page.getByRole("combobox", { name: "Wunsch" }).click();
	await page.getByRole("option", { name: "sehr wichtig" }).click();
	await page.getByRole("button", { name: "Angeben" }).click();
	await soon(() => calls()[1]).toEqual({
		...{ userId, available: true, wish: 3 },
		...{ begin: "2026-07-01T20:00:00.000Z", end: "2026-07-02T04:00:00.000Z" },
	});
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
