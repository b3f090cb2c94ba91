import { Button } from "@mantine/core";
import { usersQualifications } from "#areas/staff/qualifications/web/panels.ts";
import { addressLines } from "#kit/contract/master-data/address-lines.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersEdit } from "../panels.ts";
import { Facts, PersonSection } from "../person-section.tsx";
import { mayWrite, type User } from "../user.ts";

/** Between a value and what changes it; stays in the line that it ends. */
export const gap = "\u2002";

/** What is known of a person beside what stands at the head. */
export function BaseSection({ user }: { readonly user: User }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { fields, detail, edit } = t;
	const date = (day: string | null) => day && format.date(day);
	return (
		<PersonSection
			title={edit.base}
			action={
				mayWrite(user) && {
					label: detail.edit,
					run: () => openPanel(usersEdit, { userId: user.id }, { stack: "sub" }),
				}
			}
		>
			<Facts
				rows={[
					user.companyPersonnelNo !== null && [fields.companyPersonnelNo, user.companyPersonnelNo],
					[fields.gender, user.gender && t.genders[user.gender]],
					[fields.entryDate, date(user.entryDate)],
					[fields.exitDate, date(user.exitDate)],
					[fields.qualifications, <Qualifications key="qualifications" user={user} />],
				]}
			/>
		</PersonSection>
	);
}

/** What she can do, and the way to change it for people who may see more of it. */
function Qualifications({ user }: { readonly user: User }) {
	const t = useTexts(texts);
	const mayOpen = useMay("qualifications.manage", "READ");
	const hasFeature = useFeature("USERSQUALIFICATIONS");
	const text = user.qualifications
		.map(({ name, level }) => (level === null ? name : t.detail.level(name, String(level))))
		.join(", ");
	return (
		<span className="person-fact">
			{text || t.detail.none}
			{gap}
			{mayOpen && hasFeature && (
				<Button
					size="compact-xs"
					variant="subtle"
					aria-label={`${t.fields.qualifications}: ${t.detail.change}`}
					onClick={() => openPanel(usersQualifications, { userId: user.id }, { stack: "sub" })}
				>
					{t.detail.change}
				</Button>
			)}
		</span>
	);
}

/** Birth date, private contact and address for the person who reads them; severe disability for people who may know. */
export function PrivateSection({ user }: { readonly user: User }) {
	const { detail: t, fields, edit } = useTexts(texts);
	const format = useFormat();
	const { id: userId } = user;
	const date = (day: string | null) => day && format.date(day);
	const change = () => openPanel(usersEdit, { userId, part: "private" }, { stack: "sub" });
	const endpoint = contract.getUserPrivateData;
	return (
		<PersonSection title={t.privateData} action={mayWrite(user) && { label: t.edit, run: change }}>
			<Answer endpoint={endpoint} input={{ userId }} notLoaded={t.notLoaded}>
				{({ birthDate, address, contact, severelyDisabledFrom, ...data }) => (
					<Facts
						rows={[
							[fields.birthDate, date(birthDate)],
							[edit.address, addressLines(address).join(", ")],
							[fields.phone, contact.phone],
							[fields.mobile, contact.mobile],
							[fields.privateMail, contact.mail],
							!data.isHealthMasked && [fields.severelyDisabledFrom, date(severelyDisabledFrom)],
							!data.isHealthMasked && [fields.severelyDisabledTo, date(data.severelyDisabledTo)],
						]}
					/>
				)}
			</Answer>
		</PersonSection>
	);
}
