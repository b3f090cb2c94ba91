import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { Tag } from "../../../../kit/ui/tag/tag.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { mayWrite } from "./may-write.ts";
import { usersEdit } from "./panels.ts";
import { Facts, PersonSection } from "./person-section.tsx";
import type { User } from "./user.ts";

/** Numbers, mail address, days and tags of a person. */
export function BaseSection({ user }: { readonly user: User }) {
	const t = useTexts(german, english);
	const format = useFormat();
	const { fields, detail } = t;
	const date = (day: string | null) => day && format.date(day);
	return (
		<PersonSection
			title={detail.base}
			action={
				mayWrite(user) && {
					label: detail.edit,
					run: () =>
						openPanel(usersEdit, { userId: user.id }, { stack: "sub" }),
				}
			}
		>
			<Facts
				rows={[
					[fields.personnelNo, user.personnelNo],
					...(user.companyPersonnelNo === null
						? []
						: [[fields.companyPersonnelNo, user.companyPersonnelNo] as const]),
					[fields.mail, user.mail],
					[fields.gender, user.gender && t.genders[user.gender]],
					[fields.employmentType, user.employmentTypeName],
					[fields.entryDate, date(user.entryDate)],
					[fields.exitDate, date(user.exitDate)],
					[fields.tags, <Tags key="tags" tags={user.tags} />],
					[
						fields.qualifications,
						user.qualifications
							.map(({ name, level }) =>
								level === null ? name : detail.level(name, String(level)),
							)
							.join(", "),
					],
				]}
			/>
		</PersonSection>
	);
}

function Tags({ tags }: Pick<User, "tags">) {
	const t = useTexts(german, english).detail;
	if (tags.length === 0) return t.none;
	return (
		<span className="person-tags">
			{tags.map(({ id, name, color }) => (
				<Tag key={id} color={color}>
					{name}
				</Tag>
			))}
		</span>
	);
}
