import type { LeaveAccount, LeaveAccountAnswer } from "../../contract/account.ts";
import { AccountCourse } from "./account-course.tsx";
import { AccountFigures } from "./account-figures.tsx";
import { AccountNotes } from "./account-notes.tsx";
import { AccountPayout } from "./account-payout.tsx";
import { AccountStatement } from "./account-statement.tsx";
import { AccountWhy } from "./account-why.tsx";
import "#kit/web/master-data/master-data.css";
import "./account.css";
import "./course.css";

/** What every part of a report is about. */
export interface ReportGiven {
	readonly shown: Omit<LeaveAccountAnswer, "account">;
	readonly account: LeaveAccount;
}

/** A year of leave, on the screen and on paper. */
export function AccountReport(given: ReportGiven) {
	return (
		<div className="leave-report">
			<AccountFigures {...given} />
			<AccountWhy {...given} />
			<AccountStatement {...given} />
			<AccountCourse {...given} />
			{given.account.payout && <AccountPayout payout={given.account.payout} />}
			<AccountNotes {...given} />
		</div>
	);
}
