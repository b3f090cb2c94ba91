import type { Words } from "#kit/contract/texts.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { ColumnGiven } from "#kit/ui/data-grid/column/make-column.ts";
import { genders, textColumns, type UserItem } from "../../contract/people.ts";
import type { texts } from "../../text.ts";
import { userName } from "../user.ts";
import "../users.css";

type UserColumn = GridColumn<UserItem>;
type UserWords = Words<typeof texts>;
type Further = Pick<ColumnGiven<UserItem>, "filter" | "defaultVisible">;

/** Everything the list can show of people. Ids are those it sorts by. */
export function userColumns(t: UserWords): readonly UserColumn[] {
	const { fields } = t;
	const text = (id: keyof typeof textColumns, width: number, further: Further = {}) =>
		column.string<UserItem>({
			id,
			title: fields[textColumns[id]],
			value: (user) => user[id],
			width,
			...further,
		});
	const day = (id: "entryDate" | "exitDate") =>
		column.date<UserItem>({
			id,
			title: fields[id],
			value: (user) => user[id],
			filter: "employment",
		});
	return [
		nameColumn(fields.name),
		text("personnelNo", 100),
		column.unit<UserItem>({
			id: "unitName",
			title: fields.unit,
			value: (user) => ({ name: user.unitName }),
			width: 130,
			filter: "units",
		}),
		text("siteName", 168, { filter: "siteIds" }),
		text("employmentTypeName", 130, { filter: "employmentTypeIds" }),
		day("entryDate"),
		day("exitDate"),
		stateColumn(t),
		text("mail", 330),
		...tagColumns(t),
		text("firstName", 140, hidden),
		text("lastName", 140, hidden),
		text("companyPersonnelNo", 140, hidden),
		genderColumn(t),
	];
}

const hidden = { defaultVisible: false };

function nameColumn(title: string): UserColumn {
	return column.slot({
		id: "name",
		title,
		width: 190,
		hideable: false,
		render: (user) => (
			<span className="user-name">
				<Avatar firstName={user.firstName} lastName={user.lastName} size={22} />
				<span>{userName(user)}</span>
			</span>
		),
		text: userName,
		sortKey: userName,
	});
}

function stateColumn({ fields, list }: UserWords): UserColumn {
	return column.options({
		id: "isEnabled",
		title: fields.state,
		value: ({ isEnabled }) => (isEnabled ? "ACTIVE" : "ARCHIVED"),
		options: [
			{ value: "ACTIVE", label: list.active },
			{ value: "ARCHIVED", label: list.archived },
		],
		tone: ({ isEnabled }) => (isEnabled ? undefined : "dim"),
		width: 80,
		filter: "state",
	});
}

function tagColumns({ fields }: UserWords): readonly UserColumn[] {
	return [
		column.tags({ id: "tags", title: fields.tags, value: (user) => user.tags, filter: "tagIds" }),
		column.tags({
			id: "qualifications",
			title: fields.qualifications,
			value: (user) =>
				user.qualifications.map(({ name, level }) => ({
					name: level === null ? name : `${name} ${level}`,
				})),
			features: ["USERSQUALIFICATIONS"],
			filter: "qualificationIds",
		}),
	];
}

function genderColumn({ fields, genders: words }: UserWords): UserColumn {
	return column.options({
		id: "gender",
		title: fields.gender,
		value: (user) => user.gender,
		options: genders.map((value) => ({ value, label: words[value] })),
		defaultVisible: false,
	});
}
