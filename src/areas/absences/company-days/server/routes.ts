import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createCompanyDay } from "./create-company-day.ts";
import { listCompanyDays } from "./list-company-days.ts";
import { previewCompanyDay } from "./preview-company-day.ts";
import { withdrawCompanyDay } from "./withdraw-company-day.ts";

export const routes = serve(contract, {
	previewCompanyDay,
	createCompanyDay,
	listCompanyDays,
	withdrawCompanyDay,
});
