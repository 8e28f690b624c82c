import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const energy = [1050, 1010, 880, 790, 760, 690];

export default function ChartWithTable() {
  return (
    <Box component="figure" aria-labelledby="energy-name" sx={{ m: 0, width: '100%' }}>
      {/* preview-start */}
      <figcaption id="energy-name">Energy by month in kilowatt hours</figcaption>
      <div dir="ltr">
        <LineChart
          height={200}
          margin={{ top: 20, right: 20, bottom: 30 }}
          xAxis={[{ data: months, scaleType: 'point' }]}
          series={[{ data: energy }]}
        />
      </div>
      <details>
        <summary>The same as a table</summary>
        <table>
          {/* preview-end */}
          <thead>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {energy.map((value) => (
                <td key={value}>{value}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </details>
    </Box>
  );
}
