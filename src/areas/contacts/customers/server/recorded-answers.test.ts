import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import { insertCustomer } from "#kit/testing/customer-builder.ts";
import { openOffice, personWith } from "#kit/testing/open-office.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { customerValues } from "./test-customers.ts";

const server = useTestServer();

const address = {
	...{ street: "Am Wasserturm 12", addition: "Haus B", postalCode: "80331" },
	...{ city: "Musterstadt", country: "Deutschland" },
};
const contact = {
	...{
		person: "Ines Hartwig",
		phone: "089 4711-0",
		mobile: "",
		mail: "hartwig@stadtwerke.example",
	},
	...{ website: "www.stadtwerke.example", note: "Rechnung nur quartalsweise." },
};
const works = { no: "K-1001", name: "Stadtwerke Musterstadt GmbH" };
const kiel = { city: "Kiel" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const right = { key: "customers.manage", level: "FULL" } as const;
	const { browser, worksId, schoolId, admin, worker } = await openOffice(server(), right, furnish);
	const at = (version: number) => ({ id: worksId, version });
	await browser.call(contract.updateCustomerAddress, { ...at(1), address });
	await browser.call(contract.updateCustomerContact, { ...at(2), contact });
	await lists(recorder, browser, { worksId, schoolId });
	await changes(recorder, browser, worksId);
	await recorder.takeRefusal("noExport", as(worker), startListExport, {
		...{ list: "contacts.customers", format: "XLSX", columns: ["no"], filter: {} },
	});
	await addedFields(recorder, { nora: browser, alma: as(admin) }, worksId);
});

async function furnish(tenant: TenantBuilder) {
	const worksId = await insertCustomer(tenant, works);
	const schoolId = await insertCustomer(tenant, { no: "K-1002", name: "Grundschule am Park" });
	await tenant.project({ name: "Netzausbau", customerId: worksId });
	const fields = [
		{ key: "branch", name: "Branche", type: "TEXT" },
		{ key: "birthday", name: "Geburtstag", type: "DATE", isPersonal: true },
	] as const;
	await insertCustomFields(tenant, { entity: "CUSTOMER", name: "Vertrieb", fields });
	const all = { key: "access.defaults", level: "FULL" } as const;
	const none = { key: "projects.manage", level: "LIST" } as const;
	const admin = await personWith(tenant, all, { firstName: "Alma", lastName: "Muster" });
	const worker = await personWith(tenant, none, { firstName: "Mia", lastName: "Muster" });
	return { worksId, schoolId, admin: admin.cookie, worker: worker.cookie };
}

function as(cookie: string): TestBrowser {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}

/** What the list and the picker show, with one archived and brought back. */
async function lists(
	{ take }: Recorder,
	nora: TestBrowser,
	{ worksId, schoolId }: { readonly worksId: string; readonly schoolId: string },
) {
	await take("two", nora, contract.listCustomers, { isEnabled: true });
	await take("works", nora, contract.getCustomer, { id: worksId });
	await take("school", nora, contract.getCustomer, { id: schoolId });
	const archived = { id: schoolId, version: 1, isEnabled: false };
	await take("archived", nora, contract.updateCustomerState, archived);
	await take("oneArchived", nora, contract.listCustomers, {});
	const restored = { id: schoolId, version: 2, isEnabled: true };
	await take("restored", nora, contract.updateCustomerState, restored);
	const closed = customerValues({ no: "K-3", name: "Altbau GmbH" });
	const { id } = (await nora.call(contract.createCustomer, closed)).answer;
	await nora.call(contract.updateCustomerState, { id, version: 1, isEnabled: false });
	await take("three", nora, contract.listCustomerOptions, {});
}

/** What is saved, and what is refused; the third version is the one that web tests have read. */
async function changes({ take, takeRefusal }: Recorder, nora: TestBrowser, id: string) {
	const office = customerValues({ no: "K-9", name: "Amt Nord", address: kiel });
	await takeRefusal("taken", nora, contract.createCustomer, { ...office, no: works.no });
	await take("office", nora, contract.createCustomer, office);
	await takeRefusal("inUse", nora, contract.deleteCustomer, { id });
	const moved = { ...address, street: "Am Wasserturm 14" };
	await take("moved", nora, contract.updateCustomerAddress, { id, version: 3, address: moved });
	await take("moved", nora, contract.getCustomer, { id });
	const renamed = { ...works, name: "Stadtwerke AG", id, address, contact };
	await takeRefusal("stale", nora, contract.updateCustomer, { ...renamed, version: 3 });
	const off = { id, version: 3, isEnabled: false };
	await takeRefusal("staleState", nora, contract.updateCustomerState, off);
	const built = { ...renamed, address: moved, version: 4 };
	await take("renamed", nora, contract.updateCustomer, built);
	const reached = { ...contact, mail: "neu@stadtwerke.example" };
	await take("reached", nora, contract.updateCustomerContact, { id, version: 5, contact: reached });
	await take("worksArchived", nora, contract.updateCustomerState, { ...off, version: 6 });
	await nora.call(contract.updateCustomerState, { id, version: 7, isEnabled: true });
}

/** Alma makes a field required after Nora has read what there is. */
async function addedFields(
	{ take, takeRefusal }: Recorder,
	{ nora, alma }: Record<"nora" | "alma", TestBrowser>,
	id: string,
) {
	const entity = { entity: "CUSTOMER" } as const;
	await nora.call(contract.updateCustomerCustomFields, {
		...{ id, version: 8, custom: { branch: "Energie" } },
	});
	const { fields } = await take("two", nora, customFields.listCustomFieldDescriptions, entity);
	await take("withBranch", nora, contract.getCustomer, { id });
	await take("withBranch", nora, contract.listCustomers, { search: works.no });
	const traffic = { id, version: 9, custom: { branch: "Verkehr" } };
	await take("traffic", nora, contract.updateCustomerCustomFields, traffic);
	const branch = fields.find(({ key }) => key === "branch") as (typeof fields)[0];
	await alma.call(customFields.updateCustomField, {
		...{ ...branch, version: 1, position: 0, isRequired: true },
	});
	await takeRefusal("branchRequired", nora, contract.updateCustomerCustomFields, {
		...{ id, version: 10, custom: { branch: null } },
	});
	await take("required", nora, customFields.listCustomFieldDescriptions, entity);
	await take("builder", nora, contract.createCustomer, {
		...{ ...customerValues({ no: "K-10", name: "Amt Süd" }), custom: { branch: "Bau" } },
	});
}
