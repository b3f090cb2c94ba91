import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createContract } from "./create-contract.ts";
import { createEmployment } from "./create-employment.ts";
import { createWage } from "./create-wage.ts";
import { deleteContract } from "./delete-contract.ts";
import { deleteEmployment } from "./delete-employment.ts";
import { deleteWage } from "./delete-wage.ts";
import { endContract } from "./end-contract.ts";
import { endEmployment } from "./end-employment.ts";
import { endWage } from "./end-wage.ts";
import { listEmployments } from "./list-employments.ts";
import { listWages } from "./list-wages.ts";
import { updateContract } from "./update-contract.ts";
import { updateEmployment } from "./update-employment.ts";
import { updateWage } from "./update-wage.ts";

export const routes = serve(contract, {
	listEmployments,
	createEmployment,
	updateEmployment,
	endEmployment,
	deleteEmployment,
	createContract,
	updateContract,
	endContract,
	deleteContract,
	listWages,
	createWage,
	updateWage,
	endWage,
	deleteWage,
});
