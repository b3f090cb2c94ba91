import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewCustomer {
	readonly no: string;
	readonly name: string;
	readonly street?: string;
	readonly postalCode?: string;
	readonly city?: string;
	readonly country?: string;
	/** Whom to speak to. */
	readonly person?: string;
	readonly phone?: string;
	readonly mail?: string;
	readonly website?: string;
	readonly isEnabled?: boolean;
	readonly custom?: Readonly<Record<string, unknown>>;
}

/** A customer; answers its id. */
export async function insertCustomer(
	builder: TenantBuilder,
	customer: NewCustomer,
): Promise<string> {
	const id = builder.newId();
	const { no, name, isEnabled = true, custom = {} } = customer;
	await builder.tx
		.insertInto("customer")
		.values({
			tenant_id: builder.tenantId,
			id,
			no,
			name,
			address: JSON.stringify(addressOf(customer)),
			contact: JSON.stringify(contactOf(customer)),
			custom: JSON.stringify(custom),
			is_enabled: isEnabled,
		})
		.execute();
	return id;
}

function addressOf(given: NewCustomer) {
	const { street = "", postalCode = "", city = "", country = "" } = given;
	return { street, addition: "", postalCode, city, country };
}

function contactOf(given: NewCustomer) {
	const { person = "", phone = "", mail = "", website = "" } = given;
	return { person, phone, mobile: "", mail, website, note: "" };
}
