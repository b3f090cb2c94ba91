import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { personScreens } from "#kit/web/person-record/person-screens.ts";
import { payrollAccounts } from "../../contract/accounts.ts";
import { type PayrollAssignment, payrollAssignments } from "../../contract/assignments.ts";
import { texts } from "../../text.ts";
import { usersPayrollAccountEdit } from "../panels.ts";

export const assignmentScreens = personScreens({
	data: payrollAssignments,
	words: (language) => texts[language].assignment,
	useName: useUserName,
	topic: "PAYROLLACCOUNTS",
	Row: AccountRow,
	references: {
		accountId: {
			data: payrollAccounts,
			labelOf: ({ code, name }: { readonly code: string; readonly name: string }) =>
				`${code} ${name}`,
			heldName: ({ accountCode, accountName }) => `${accountCode} ${accountName}`,
		},
	},
	sections: { assignment: ["accountId", "validFrom", "validTo"] },
	subOf: ({ accountCode, accountName }) => `${accountCode} ${accountName}`,
	create: usersPayrollAccountEdit,
	open: (userId, { id }) =>
		openPanel(usersPayrollAccountEdit, { userId, payrollAssignmentId: id }, { stack: "sub" }),
	renews: [payrollAccounts.operations.list, payrollAccounts.operations.get],
});

function AccountRow({ item }: { readonly item: PayrollAssignment }) {
	return (
		<div>
			<b>{item.accountCode}</b>
			<div>{item.accountName}</div>
		</div>
	);
}
