import type { Words } from "#kit/contract/texts.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { genders, type UserItem } from "../../contract/people.ts";
import type { texts } from "../../text.ts";
import { userName } from "../user.ts";
import "../users.css";

type UserColumn = GridColumn<UserItem>;

/** Everything the list can show of people. Ids are those it sorts by. */
export function userColumns(t: Words<typeof texts>): readonly UserColumn[] {
	const { fields } = t;
	return [
		column.slot<UserItem>({
			id: "name",
			title: fields.name,
			width: 240,
			hideable: false,
			render: (user) => <UserCell user={user} />,
			text: userName,
			sortKey: userName,
		}),
		column.string<UserItem>({
			id: "personnelNo",
			title: fields.personnelNoShort,
			value: (user) => user.personnelNo,
			width: 110,
		}),
		column.unit<UserItem>({
			id: "unitName",
			title: fields.unit,
			value: (user) => ({ name: user.unitName }),
			filter: "units",
		}),
		column.string<UserItem>({
			id: "siteName",
			title: fields.site,
			value: (user) => user.siteName,
			width: 140,
			filter: "siteIds",
		}),
		...employmentColumns(t),
		...furtherColumns(t),
	];
}

function UserCell({ user }: { readonly user: UserItem }) {
	return (
		<span className="user-name">
			<Avatar firstName={user.firstName} lastName={user.lastName} size={22} />
			<span>{userName(user)}</span>
		</span>
	);
}

function employmentColumns(t: Words<typeof texts>): readonly UserColumn[] {
	const { fields, list } = t;
	return [
		column.string<UserItem>({
			id: "employmentTypeName",
			title: fields.employmentType,
			value: (user) => user.employmentTypeName,
			width: 140,
			filter: "employmentTypeIds",
		}),
		column.date<UserItem>({
			id: "entryDate",
			title: fields.entryDate,
			value: (user) => user.entryDate,
			filter: "employment",
		}),
		column.date<UserItem>({
			id: "exitDate",
			title: fields.exitDate,
			value: (user) => user.exitDate,
			filter: "employment",
		}),
		column.options<UserItem>({
			id: "isEnabled",
			title: fields.state,
			value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
			options: [
				{ value: "ACTIVE", label: list.active },
				{ value: "ARCHIVED", label: list.archived },
			],
			tone: ({ isEnabled }) => (isEnabled ? undefined : "dim"),
			width: 100,
			filter: "state",
		}),
	];
}

function furtherColumns(t: Words<typeof texts>): readonly UserColumn[] {
	const { fields } = t;
	return [
		column.string<UserItem>({
			id: "mail",
			title: fields.mail,
			value: (user) => user.mail,
			width: 220,
		}),
		column.tags<UserItem>({
			id: "tags",
			title: fields.tags,
			value: (user) => user.tags,
			filter: "tagIds",
		}),
		column.tags<UserItem>({
			id: "qualifications",
			title: fields.qualifications,
			value: (user) => user.qualifications.map(levelled),
			features: ["USERSQUALIFICATIONS"],
			filter: "qualificationIds",
		}),
		...hiddenColumns(t),
	];
}

function hiddenColumns(t: Words<typeof texts>): readonly UserColumn[] {
	const { fields } = t;
	const text = (id: "firstName" | "lastName" | "companyPersonnelNo"): UserColumn =>
		column.string<UserItem>({
			id,
			title: fields[id],
			value: (user) => user[id],
			width: 140,
			defaultVisible: false,
		});
	return [
		text("firstName"),
		text("lastName"),
		text("companyPersonnelNo"),
		column.options<UserItem>({
			id: "gender",
			title: fields.gender,
			value: (user) => user.gender,
			options: genders.map((value) => ({ value, label: t.genders[value] })),
			defaultVisible: false,
		}),
	];
}

function levelled(one: { readonly name: string; readonly level: number | null }) {
	return { name: one.level === null ? one.name : `${one.name} ${one.level}` };
}
