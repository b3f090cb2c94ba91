import { Button } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { Answer } from "#kit/web/answer.tsx";
import { ExportMenu } from "#kit/web/export/export-menu.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { contract, type RoleAssignment } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewGrants } from "../use-grants-live.ts";
import { AssignForm, type AssignSubject } from "./assign-form.tsx";
import { GrantForm } from "./grant-form.tsx";
import { GrantList, GrantRow, GrantSection } from "./grant-list.tsx";
import { type DaysValues, daysInput, useDaysRules } from "./grant-values.ts";

interface Given {
	readonly subject: AssignSubject;
}

/** Who holds a role, which roles somebody holds, or who holds which at a unit; with what it takes to change that. */
export function Assignments({ subject }: Given) {
	const t = useTexts(texts).roles;
	const isOfRole = subject.roleId !== undefined;
	return (
		<GrantSection
			label={t.heading}
			title={isOfRole ? t.users : t.heading}
			tools={<ExportTool subject={subject} />}
			userId={subject.userId}
			add={isOfRole ? t.assignUsers : t.assign}
			isMain
			form={(onDone) => <AssignForm subject={subject} onDone={onDone} />}
		>
			<AssignmentList subject={subject} />
		</GrantSection>
	);
}

/** Absent while there is nothing to export. */
function ExportTool({ subject }: Given) {
	const { data } = useApi(contract.listRoleAssignments, { ...subject, pageSize: limits.pageSize });
	if (data?.total === 0) return null;
	return <ExportMenu list="staff.role-assignments" filter={{ ...subject }} />;
}

function AssignmentList({ subject }: Given) {
	const t = useTexts(texts).roles;
	const [pageSize, setPageSize] = useState<number>(limits.pageSize);
	const input = { ...subject, pageSize };
	return (
		<Answer endpoint={contract.listRoleAssignments} input={input} notLoaded={t.notLoaded} keep>
			{({ items, total }) => (
				<>
					<GrantList
						empty={subject.roleId === undefined ? t.none : t.noneOfRole}
						more={subject.unitId === undefined ? undefined : t.moreOfUnit}
					>
						{items.map((one) => (
							<AssignmentRow key={one.id} assignment={one} subject={subject} />
						))}
					</GrantList>
					{total > items.length && (
						<Button variant="default" onClick={() => setPageSize(limits.listLength)}>
							{t.more}
						</Button>
					)}
				</>
			)}
		</Answer>
	);
}

interface RowGiven extends Given {
	readonly assignment: RoleAssignment;
}

/** Named by what the panel is not about anyway. */
function AssignmentRow({ assignment, subject }: RowGiven) {
	const t = useTexts(texts).roles;
	const { mutateAsync } = useAction(contract.deleteRoleAssignment, {
		context: t.remove,
		onDone: () => void renewGrants(),
	});
	const { id, roleName, firstName, lastName } = assignment;
	const user = `${lastName}, ${firstName}`;
	const names = [subject.userId === undefined && user, subject.roleId === undefined && roleName];
	return (
		<GrantRow
			grant={assignment}
			title={names.filter(Boolean).join(" · ")}
			name={`${roleName}, ${user}`}
			entity="role_assignment"
			edit={{ label: t.edit, icon: IconCalendar }}
			form={(onDone) => <DaysForm assignment={assignment} onDone={onDone} />}
			remove={{ label: t.remove, text: t.removeText(roleName, user) }}
			onRemove={() => mutateAsync({ id })}
		/>
	);
}

interface DaysGiven extends Pick<RowGiven, "assignment"> {
	readonly onDone: () => void;
}

/** From when until when a role is held. */
function DaysForm({ assignment, onDone }: DaysGiven) {
	const t = useTexts(texts).roles;
	const { id, version, validFrom, validTo } = assignment;
	const form = useApiForm<DaysValues, typeof contract.updateRoleAssignment>({
		draftKey: `roles.days:${id}`,
		initial: { validFrom, validTo },
		version,
		fields: useDaysRules(),
		endpoint: contract.updateRoleAssignment,
		input: (values, known = version) => ({ id, version: known, ...daysInput(values) }),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
	return <GrantForm form={form} title={t.edit} saveLabel={t.saveDays} onDone={onDone} />;
}
