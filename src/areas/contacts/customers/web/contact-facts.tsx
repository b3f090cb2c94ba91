import type { ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { Customer } from "../contract.ts";
import { texts } from "../text.ts";
import { websiteAddress } from "./website-address.ts";
import "./customers.css";

type Contact = Customer["contact"];

/** Whom to speak to, each way as a link that does it. */
export function ContactFacts({ contact }: { readonly contact: Contact }) {
	const { columns, form, detail } = useTexts(texts);
	const { person, phone, mobile, mail, website, note } = contact;
	const rows: readonly (readonly [string, string, ReactNode])[] = [
		[columns.person, person, person],
		[columns.phone, phone, <Call key="phone" number={phone} />],
		[columns.mobile, mobile, <Call key="mobile" number={mobile} />],
		[
			columns.mail,
			mail,
			<a key="mail" className="customer-link" href={`mailto:${mail}`}>
				{mail}
			</a>,
		],
		[
			columns.website,
			website,
			<a
				key="website"
				className="customer-link"
				href={websiteAddress(website)}
				target="_blank"
				rel="noreferrer"
			>
				{website}
			</a>,
		],
		[form.note, note, note],
	];
	const known = rows.filter(([, text]) => text !== "");
	if (known.length === 0) {
		return <p className="customer-text">{detail.noContact}</p>;
	}
	return (
		<dl className="master-facts">
			{known.map(([label, , shown]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{shown}</dd>
				</div>
			))}
		</dl>
	);
}

function Call({ number }: { readonly number: string }) {
	return (
		<a className="customer-link" href={`tel:${number.replace(/[^\d+]/g, "")}`}>
			{number}
		</a>
	);
}
