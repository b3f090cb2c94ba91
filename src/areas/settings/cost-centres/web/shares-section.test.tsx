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

const entry = freshEntry();
const id = (last: number) => `01a1fd2c-47a0-70d1-9a38-00000000020${last}`;
const shares = { ...contract.getCostCentreShares, path: `/api/cost-centre-shares/USER/${id(1)}` };

const share = (last: number, name: string, validTo: string | null) => ({
	costCentreId: id(last),
	code: `47${last}`,
	name,
	percent: 100,
	validFrom: "2020-01-01",
	validTo,
});

beforeEach(() => {
	showPanels(nothingOpen);
	setUpPanels({ panels: [costCentresSelector] });
	sessionStore.set(sampleSession());
	entry().server.answer(shares, {
		name: "Vogt, Lena",
		shares: [share(2, "Küche", "2020-12-31"), share(3, "Pflege", null)],
	});
});

test("a person's detail names what she is charged to today, and leads to the choice", async () => {
	entry().show(
		<>
			<UserSharesSection userId={id(1)} />
			<PanelHost />
		</>,
	);
	const section = page.getByRole("region", { name: "Kostenstellen" });
	await expect.element(section.getByText("473 Pflege")).toBeVisible();
	await expect.element(section.getByText("100 %")).toBeVisible();
	expect(section.getByText("472 Küche").query()).toBeNull();
	await expectAccessible();
	await section.getByRole("button", { name: "Kostenstelle wählen" }).click();
	await soon(() =>
		page.getByRole("dialog", { name: "Kostenstelle wählen" }).query(),
	).not.toBeNull();
});

test("whoever may not see them sees no section", async () => {
	entry().server.refuse(shares, 404, { code: "NOT_FOUND" });
	entry().show(<UserSharesSection userId={id(1)} />);
	await soon(() => entry().server.calls(shares).length).toBeGreaterThan(0);
	await expect.element(page.getByRole("region", { name: "Kostenstellen" })).not.toBeInTheDocument();
});
