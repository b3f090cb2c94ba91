import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import { screens } from "./customer-screens.tsx";

/** Whom the company works for. */
export default function CustomersPage() {
	return <MasterList screens={screens} place="page" />;
}
