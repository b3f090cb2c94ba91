import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { queryKey } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Asks for a tenant and keeps the answer for the next step; tells when there is none. */
export function useFindTenant() {
	const t = useTexts(texts);
	const queries = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const findTenant = async (tenantNo: string) => {
		setBusy(true);
		try {
			const tenant = await api(contract.getTenantInfo, { tenantNo });
			const { tenantNo: known } = tenant;
			queries.setQueryData(queryKey(contract.getTenantInfo, { tenantNo: known }), tenant);
			return tenant;
		} catch (error) {
			if (isApiError(error, "TENANT_NOT_FOUND")) {
				await alertDialog({
					title: t.tenant.invalid,
					text: t.errors.TENANT_NOT_FOUND,
				});
			} else {
				handleError(error, { context: t.credentials.failed });
			}
			return undefined;
		} finally {
			setBusy(false);
		}
	};
	return { findTenant, isBusy };
}
