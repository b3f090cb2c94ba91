import { useParams } from "@tanstack/react-router";
import { ResetPassword } from "./reset-password.tsx";

/** A new password by the mailed code. */
export default function ResetPasswordPage() {
	const { tenant, guid, code } = useParams({ strict: false }) as {
		tenant: string;
		guid: string;
		code?: string;
	};
	return <ResetPassword request={{ tenant, guid }} code={code} />;
}
