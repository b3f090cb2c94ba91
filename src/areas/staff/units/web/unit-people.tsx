import { Button, Checkbox } from "@mantine/core";
import { useMemo, useState } from "react";
import type { UserItem } from "#areas/staff/users/contract/people.ts";
import { contract } from "#areas/staff/users/contract.ts";
import { usersDetail } from "#areas/staff/users/web/panels.ts";
import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { Unit } from "./unit-panel.tsx";

const byName = { by: "name", direction: "ASC" } as const;

/** Who is in a unit, those beside their own unit too. */
export function UnitPeople({ unit }: { readonly unit: Unit }) {
	const t = useTexts(texts).people;
	const [recursive, setRecursive] = useState(false);
	const columns = useMemo(() => peopleColumns(t), [t]);
	const fixed = useMemo(() => ({ unitIds: [unit.id], recursive }), [unit.id, recursive]);
	return (
		<Section title={t.title}>
			<ServerGrid
				id="units.people"
				label={t.title}
				endpoint={contract.listUsers}
				fixed={fixed}
				columns={columns}
				defaultSort={byName}
				search={t.search}
				onExport={(request) => exportList({ ...request, list: "staff.users" })}
				organisation={["USERS", "UNITS"]}
				empty={{
					text: t.empty,
					action: !recursive && unit.peopleBelow > 0 && (
						<Button size="xs" variant="default" onClick={() => setRecursive(true)}>
							{t.include(unit.peopleBelow)}
						</Button>
					),
				}}
				tools={
					unit.unitsBelow > 0 && (
						<Checkbox
							label={t.withBelow}
							checked={recursive}
							onChange={(event) => setRecursive(event.currentTarget.checked)}
						/>
					)
				}
				onOpen={({ id }) => openPanel(usersDetail, { userId: id }, { stack: "sub" })}
			/>
		</Section>
	);
}

function peopleColumns(t: Words<typeof texts>["people"]): readonly GridColumn<UserItem>[] {
	return [
		column.user({ id: "name", title: t.name, value: (user) => user, hideable: false, width: 220 }),
		column.string({
			id: "personnelNo",
			title: t.personnelNo,
			value: ({ personnelNo }) => personnelNo,
			width: 120,
		}),
		column.unit({
			id: "unitName",
			title: t.unit,
			value: ({ unitName }) => ({ name: unitName }),
			width: 200,
		}),
	];
}
