import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import BalanceFigure from "./balance-figure.tsx";
import { timeReportsDetail } from "./panels.ts";
import { answers, userId } from "./test-answers.ts";

const entry = freshEntry();

test("a person's panel says the balance of the month, and leads to it", async () => {
	const { server, show } = entry();
	const path = `/api/target-actuals/${userId}`;
	server.answer({ ...contract.getTargetActual, path }, answers.getTargetActual.november);
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [timeReportsDetail] });
	showPanels(nothingOpen);
	show(
		<main>
			<h1>Lena</h1>
			<h2>Person</h2>
			<BalanceFigure userId={userId} />
		</main>,
	);
	await expect.element(page.getByText("+2:54")).toBeVisible();
	await expectAccessible();
	await page.getByRole("button", { name: /^Saldo bis gestern/ }).click();
	expect(openPanels().panels).toMatchObject([{ id: "time-reports.detail", params: { userId } }]);
});
