import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, freshEntry, soon } from "#areas/session/sign-in/web/test-entry.tsx";
import { recorded } from "#kit/testing/recorded.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { openPanels, setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import { LeaveCutsLink } from "./leave-cuts.tsx";
import { leaveCutsCreate, leaveCutsEdit, leaveCutsList } from "./panels.ts";
import file from "./recorded.json";

const entry = freshEntry();
const userId = "01a1fd2c-47a0-70d1-9a38-000000000071";
/** What the server answered; see docs/how-to/record-answers.md. */
const answers = recorded(contract, file);
const path = `/api/users/${userId}/leave-cuts`;
const at = {
	list: { ...contract.listLeaveCuts, path },
	create: { ...contract.createLeaveCut, path },
};

beforeEach(() => {
	clearDrafts();
	queryClient.clear();
	sessionStore.set(sampleSession());
	setUpPanels({ panels: [leaveCutsList, leaveCutsCreate, leaveCutsEdit] });
	entry().server.answer(at.list, answers.listLeaveCuts.none);
});

function show(id: string) {
	showPanels({ ...nothingOpen, panels: [{ id, params: { userId } }] });
	entry().show(<PanelHost />);
}

const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("a person's panel tells what is declared, and leads to it", async () => {
	entry().server.answer(at.list, answers.listLeaveCuts.parental);
	entry().show(
		<>
			<LeaveCutsLink userId={userId} />
			<PanelHost />
		</>,
	);
	const link = page.getByRole("button", { name: /Kürzungen des Urlaubs/ });
	await expect.element(link).toMatchTextContent("Elternzeit");
	await link.click();
	await expect.element(page.getByText(/Je vollem Kalendermonat ein Zwölftel/)).toBeVisible();
	await expectAccessible();
	expect(openPanels().panels.at(-1)?.id).toBe("leave-cuts.list");
});

test("a cut is declared; one that overlaps is refused and nothing typed is lost", async () => {
	const { server } = entry();
	const { status, body } = answers.refusals.overlaps;
	server.refuse(at.create, status, body);
	show("leave-cuts.create");
	await field("Erklärt am").fill("01.02.2026");
	await field("Gültig ab").fill("15.03.2026");
	await field("Gültig bis").fill("14.09.2026");
	await expectAccessible();
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect.element(page.getByText(/schon eine Kürzung erklärt/).first()).toBeVisible();
	await expect.element(field("Gültig ab")).toHaveValue("So 15.03.2026");
	server.answer(at.create, answers.createLeaveCut.parental);
	await page.getByRole("button", { name: "Speichern" }).click();
	await soon(() => server.calls(at.create).at(-1)?.body).toMatchObject({
		...{ kind: "PARENTAL", declaredOn: "2026-02-01", worksPartTime: false },
		...{ validFrom: "2026-03-15", validTo: "2026-09-14" },
	});
	await soon(() => page.getByRole("heading", { name: "Kürzung erklären" }).query()).toBeNull();
});
