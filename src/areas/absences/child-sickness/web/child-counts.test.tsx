import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { ChildCountsLink } from "./child-counts.tsx";
import { childCountsEdit, childCountsList } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded(contract, file);
const path = `/api/users/${userId}/child-counts`;
const at = {
	list: { ...contract.listChildCounts, path },
	create: { ...contract.createChildCount, path },
};

beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [childCountsList, childCountsEdit] });
});

const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("a person's panel tells how many children were declared, and leads to them", async () => {
	entry().server.answer(at.list, answers.listChildCounts.declared);
	entry().show(
		<>
			<ChildCountsLink userId={userId} />
			<PanelHost />
		</>,
	);
	const link = page.getByRole("button", { name: /Kinderkrankentage/ });
	await expect.element(link).toMatchTextContent("2 Kinder, alleinerziehend");
	await link.click();
	await expect.element(page.getByRole("heading", { name: "Kinder", exact: true })).toBeVisible();
	await expect.element(page.getByText("2 Kinder", { exact: true })).toBeVisible();
	await expectAccessible();
});

test("children are declared; what overlaps is refused and nothing typed is lost", async () => {
	const { server, show } = entry();
	server.answer(at.list, answers.listChildCounts.none);
	server.refuse(at.create, answers.refusals.overlaps.status, answers.refusals.overlaps.body);
	showPanels({ ...nothingOpen, panels: [{ id: childCountsEdit.id, params: { userId } }] });
	show(<PanelHost />);
	await field("Kinder unter 12 Jahren oder mit Behinderung").fill("2");
	await page.getByRole("checkbox", { name: "Alleinerziehend" }).click();
	await field("Gültig ab").fill("01.01.2026");
	await expectAccessible();
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(page.getByText(/schon eine Anzahl von Kindern/).first()).toBeVisible();
	server.answer(at.create, answers.createChildCount.declared);
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => server.calls(at.create).at(-1)?.body).toMatchObject({
		...{ children: 2, isSingleParent: true, validFrom: "2026-01-01" },
	});
	await soon(() => page.getByRole("heading", { name: "Kinder", exact: true }).query()).toBeNull();
});
