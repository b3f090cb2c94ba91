import { beforeEach } from "vitest";
import { page } from "vitest/browser";
import { freshEntry } from "#areas/session/sign-in/web/test-entry.tsx";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { PanelHost } from "#kit/ui/panel-stack/panel-host.tsx";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { contract } from "../contract.ts";
import CustomersPage from "./customers.page.tsx";
import * as panels from "./panels.ts";
import { answers, stadtwerke } from "./test-customers.ts";

const path = `/api/customers/${stadtwerke.id}`;

/** Operations on the customer of whom everything is known. */
export const at = {
	get: { ...contract.getCustomer, path },
	update: { ...contract.updateCustomer, path },
	address: { ...contract.updateCustomerAddress, path: `${path}/address` },
	contact: { ...contract.updateCustomerContact, path: `${path}/contact` },
	state: { ...contract.updateCustomerState, path: `${path}/state` },
	remove: { ...contract.deleteCustomer, path },
};

export const signIn = (level: "LIST" | "READ" | "FULL") =>
	sessionStore.set(
		sampleSession({
			uiFeatures: ["CUSTOMERS", "PROJECTS"],
			permissions: { "customers.manage": [{ scope: "GLOBAL", level }] },
		}),
	);

/** Two customers, and somebody who may do everything with them; fresh for each test. */
export function freshCustomers() {
	const entry = freshEntry();
	beforeEach(() => {
		clearDrafts();
		signIn("FULL");
		setUpPanels({ panels: Object.values(panels) });
		showPanels(nothingOpen);
		const { server } = entry();
		server.answer(contract.listCustomers, answers.listCustomers.two);
		server.answer(at.get, stadtwerke);
	});
	return {
		entry,
		showPage: () =>
			entry().show(
				<main style={{ height: 900 }}>
					<CustomersPage />
					<PanelHost />
				</main>,
			),
		show: (id: string, params: Record<string, unknown> = {}) => {
			showPanels({ ...nothingOpen, panels: [{ id, params }] });
			entry().show(<PanelHost />);
		},
	};
}

export const field = (name: string) => page.getByRole("textbox", { name, exact: true });
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const heading = (name: string) => page.getByRole("heading", { name, exact: true });
export const dialog = page.getByRole("alertdialog");
