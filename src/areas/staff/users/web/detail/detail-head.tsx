import { Avatar } from "#kit/ui/avatar.tsx";
import { Tag } from "#kit/ui/tag/tag.tsx";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { User } from "../user.ts";
import "./person-detail.css";

/** Who it is, how to reach them, and the figures that other features give. */
export function DetailHead({ user }: { readonly user: User }) {
	const { detail: t, fields } = useTexts(texts);
	const { id: userId, firstName, lastName, mail, personnelNo, employmentTypeName, tags } = user;
	const facts = [personnelNo && `${fields.personnelNo} ${personnelNo}`, employmentTypeName];
	return (
		<>
			<div className="person-head">
				<Avatar firstName={firstName} lastName={lastName} size={48} />
				<div>
					<p>{facts.filter(Boolean).join(" · ")}</p>
					{mail && <a href={`mailto:${mail}`}>{mail}</a>}
				</div>
				<span className="person-tags">
					{tags.map(({ id, name, color }) => (
						<Tag key={id} color={color}>
							{name}
						</Tag>
					))}
				</span>
			</div>
			<section className="person-figures" aria-label={t.figures}>
				<Slot place={{ section: "users.detail.figures" }} props={{ userId }} key={userId} />
			</section>
		</>
	);
}
