import type { ReactNode } from "react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Customer } from "../contract.ts";
import { texts } from "../text.ts";
import { addressLines } from "./address-lines.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { FactsPart } from "./facts-part.tsx";
import { customersEditAddress, customersEditContact } from "./panels.ts";
import "#kit/web/master-data/master-data.css";
import "./customers.css";

const sub = { stack: "sub" } as const;

/** What is known of a customer, and the way to change each part of it. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
	const { form, list, master, columns, detail } = useTexts(texts);
	const hasProjects = useFeature("PROJECTS");
	const { id, address, contact } = customer;
	const lines = addressLines(address);
	return (
		<>
			<FactsPart title={form.base}>
				<dl className="master-facts">
					<Fact label={master.fields.no}>{customer.no}</Fact>
					{hasProjects && (
						<Fact label={columns.projectCount}>{detail.projects(customer.projectCount)}</Fact>
					)}
				</dl>
			</FactsPart>
			<FactsPart
				title={form.address}
				edit={list.editAddress}
				onEdit={() => openPanel(customersEditAddress, { id }, sub)}
			>
				<p className="customer-text">{lines.join("\n") || detail.noAddress}</p>
			</FactsPart>
			<FactsPart
				title={form.contact}
				edit={list.editContact}
				onEdit={() => openPanel(customersEditContact, { id }, sub)}
			>
				<ContactFacts contact={contact} />
			</FactsPart>
		</>
	);
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
