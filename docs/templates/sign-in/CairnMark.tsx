import SvgIcon from '@mui/material/SvgIcon';

/** Three stones: the mark of the product. */
export default function CairnMark() {
  return (
    <SvgIcon viewBox="0 0 32 32" color="primary" sx={{ fontSize: 40 }}>
      <ellipse cx="16" cy="25" rx="12" ry="4.5" />
      <ellipse cx="15" cy="15.5" rx="8.5" ry="3.8" opacity="0.75" />
      <ellipse cx="17" cy="7.5" rx="5" ry="3" opacity="0.5" />
    </SvgIcon>
  );
}
