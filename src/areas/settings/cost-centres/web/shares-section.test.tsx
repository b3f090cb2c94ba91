import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { costCentresSelector } from "./panels.ts";
import { UserShares as UserSharesSection } from "./shares-section.tsx";
import { answers, nora } from "./test-cost-centres.ts";

const entry = freshEntry();
const shares = { ...contract.getCostCentreShares, path: `/api/cost-centre-shares/USER/${nora}` };

beforeEach(() => {
	showPanels(nothingOpen);
	setUpPanels({ panels: [costCentresSelector] });
	sessionStore.set(sampleSession());
	entry().server.answer(shares, answers.getCostCentreShares.nora);
});

test("a person's detail names what she is charged to today, and leads to the choice", async () => {
	entry().show(
		<>
			<UserSharesSection userId={nora} />
			<PanelHost />
		</>,
	);
	const section = page.getByRole("region", { name: "Kostenstellen" });
	await expect.element(section.getByText("4711 Pflege Nord")).toBeVisible();
	await expect.element(section.getByText("100 %")).toBeVisible();
	expect(section.getByText("4712 Küche").query()).toBeNull();
	await expectAccessible();
	await section.getByRole("button", { name: "Kostenstelle wählen" }).click();
	await soon(() =>
		page.getByRole("dialog", { name: "Kostenstelle wählen" }).query(),
	).not.toBeNull();
});

test("who may not see them sees no section", async () => {
	const { notSeen } = answers.refusals;
	entry().server.refuse(shares, notSeen.status, notSeen.body);
	entry().show(<UserSharesSection userId={nora} />);
	await soon(() => entry().server.calls(shares).length).toBeGreaterThan(0);
	await expect.element(page.getByRole("region", { name: "Kostenstellen" })).not.toBeInTheDocument();
});
