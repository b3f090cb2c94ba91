import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import { screens } from "./customer-screens.tsx";
import "./customers.css";

/** Whom the company works for. */
export default function CustomersPage() {
	return (
		<div className="customers-page">
			<MasterList screens={screens} place="page" />
		</div>
	);
}
